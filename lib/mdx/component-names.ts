/** Names of the components that authors may use; `components/mdx/registry.tsx` gives each its implementation, and the compiler holds the two together. */
export const componentNames = [
  'Admonition',
  'Badge',
  'BenchmarkChart',
  'BenchmarkEnvironment',
  'BenchmarkHistory',
  'Card',
  'CardGrid',
  'CodeBlock',
  'CommandSettings',
  'ConfigExample',
  'ConfigTable',
  'Details',
  'Figure',
  'FilterTable',
  'Mermaid',
  'Snippet',
  'Steps',
  'TabItem',
  'Tabs',
  'YouTube',
] as const
export type ComponentName = (typeof componentNames)[number]
