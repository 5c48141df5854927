import type { ComponentProps, ComponentType } from 'react'
import type { ComponentName } from '@/lib/mdx/component-names'
import { ProgramPoints, ProgramTiers } from '../community/Program'
import { BenchmarkChart } from '../docs/BenchmarkChart'
import { BenchmarkEnvironment, BenchmarkHistory } from '../docs/BenchmarkTables'
import { ConfigExample, ConfigTable } from '../docs/ConfigReference'
import { FlagTable } from '../docs/FlagTable'
import { ScrollBox } from '../ui/ScrollBox'
import { Admonition } from './Admonition'
import { Badge } from './Badge'
import { Card, CardGrid } from './Card'
import { CodeBlock } from './CodeBlock'
import { CommandSettings } from './CommandSettings.client'
import { Details } from './Details'
import { Figure } from './Figure'
import { FilterTable } from './FilterTable'
import { Mermaid } from './Mermaid'
import { Picture } from './Picture'
import { Snippet } from './Snippet'
import { Steps } from './Steps'
import { TabItem, Tabs } from './Tabs'
import { TextLink } from './TextLink'
import { YouTube } from './YouTube'

function Table(props: ComponentProps<'table'>) {
  return (
    <ScrollBox label="Table">
      <table {...props} />
    </ScrollBox>
  )
}

/** Longest inline code, in characters, that is never broken over two lines; longer ones may have to be, on a phone. */
const UNBROKEN = 28

function InlineCode({ children, ...props }: ComponentProps<'code'>) {
  const short = typeof children === 'string' && children.length <= UNBROKEN
  return (
    <code {...props} className={short ? 'whitespace-nowrap' : undefined}>
      {children}
    </code>
  )
}

/** The box of a task list. Its line says what it is for; the name says whether it is done. */
function TaskBox({ checked, ...props }: ComponentProps<'input'>) {
  return <input {...props} defaultChecked={checked} disabled aria-label={checked ? 'Done' : 'Not done'} />
}

// Each component has props of its own; MDX passes what the author wrote.
// biome-ignore lint/suspicious/noExplicitAny: the registry is the one place where components of all shapes meet
type AnyComponent = ComponentType<any>

const authorComponents: Record<ComponentName, AnyComponent> = {
  Admonition,
  Badge,
  BenchmarkChart,
  BenchmarkEnvironment,
  BenchmarkHistory,
  Card,
  CardGrid,
  CodeBlock,
  CommandSettings,
  ConfigExample,
  ConfigTable,
  Details,
  Figure,
  FilterTable,
  FlagTable,
  Mermaid,
  ProgramPoints,
  ProgramTiers,
  Snippet,
  Steps,
  TabItem,
  Tabs,
  YouTube,
}

/** Every component that MDX may use, and what Markdown's own elements become. */
export const registry: Record<string, AnyComponent> = {
  ...authorComponents,
  a: TextLink,
  code: InlineCode,
  img: Picture,
  input: TaskBox,
  table: Table,
}
