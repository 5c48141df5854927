import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NavItem } from './NavItem'

const item = { kind: 'component', name: 'custom-clock' } as const

test('shows a custom component in the navigation bar and in the mobile menu', () => {
  const components = { 'custom-clock': ({ stacked }: { stacked: boolean }) => <b>{stacked ? 'in the menu' : 'in the bar'}</b> }
  expect(renderToStaticMarkup(<NavItem item={item} components={components} />)).toBe('<b>in the bar</b>')
  expect(renderToStaticMarkup(<NavItem item={item} components={components} stacked />)).toBe('<b>in the menu</b>')
})

test('reports an item that fails to render with its name, its configuration file and the cause', () => {
  const broken = () => {
    throw new TypeError('no such release')
  }
  const render = () => renderToStaticMarkup(<NavItem item={item} components={{ 'custom-clock': broken }} />)
  expect(render).toThrow('The navigation item "custom-clock" failed to render. Check its configuration in content/navigation/navbar.ts.')
  try {
    render()
  } catch (error) {
    expect((error as Error).cause).toMatchObject({ message: 'no such release' })
  }
})

test('reports an unknown icon and a component without an implementation as items that failed to render', () => {
  const link = { kind: 'link', label: 'Code', href: 'https://example.org', external: true, emphasis: false, icon: 'gitub' } as const
  expect(() => renderToStaticMarkup(<NavItem item={link} />)).toThrow('The navigation item "Code" failed to render.')
  expect(() => renderToStaticMarkup(<NavItem item={item} components={{}} />)).toThrow(
    'The navigation item "custom-clock" failed to render.',
  )
})
