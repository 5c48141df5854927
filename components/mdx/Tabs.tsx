import { Children, isValidElement, type ReactNode } from 'react'
import { TabSet } from './TabSet.client'

type TabItemProps = { value: string; label?: string; children: ReactNode }

/** One tab of `<Tabs>`, which renders it from its props. */
export function TabItem({ children }: TabItemProps) {
  return children
}

/**
 * Tabs whose panels are all part of the HTML. With `groupId`, a choice applies to all sets of the group on all pages. `queryString` writes
 * it to the URL.
 */
export function Tabs({
  children,
  groupId,
  queryString,
  defaultValue,
}: {
  children: ReactNode
  groupId?: string
  queryString?: string | boolean
  defaultValue?: string
}) {
  const items = Children.toArray(children).flatMap((child) =>
    isValidElement<TabItemProps>(child) && child.type === TabItem ? [child.props] : [],
  )
  const values = items.map((item) => item.value)
  if (items.length === 0) throw new Error('<Tabs> needs at least one <TabItem value="…">.')
  if (new Set(values).size !== values.length) throw new Error(`<Tabs>: values must be unique, but are ${values.join(', ')}.`)
  if (defaultValue !== undefined && !values.includes(defaultValue)) {
    throw new Error(`<Tabs defaultValue="${defaultValue}">: no <TabItem> has that value, only ${values.join(', ')}.`)
  }
  const query = queryString === true ? groupId : queryString || undefined
  return (
    <TabSet
      tabs={items.map(({ value, label }) => ({ value, label: label ?? value }))}
      initial={defaultValue ?? values[0] ?? ''}
      {...(groupId && { group: groupId })}
      {...(query && { query })}
    >
      {items.map((item) => (
        <div className="flow" key={item.value}>
          <p className="tab-name">{item.label ?? item.value}</p>
          {item.children}
        </div>
      ))}
    </TabSet>
  )
}
