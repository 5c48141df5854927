// @vitest-environment happy-dom
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compact } from './static-html'

/** The HTML of a node as browsers print it, which is the same for all ways to write quotes and attributes. */
function markup(node: ReactNode): string {
  const container = document.createElement('div')
  container.innerHTML = renderToStaticMarkup(node)
  for (const element of container.querySelectorAll('[data-text-once]')) element.removeAttribute('data-text-once')
  return container.innerHTML
}
/** A stand-in for a client component, as Next.js gives it to server components. */
const Client = Object.assign(({ children }: { children?: ReactNode }) => <section>{children}</section>, {
  $$typeof: Symbol.for('react.client.reference'),
})
const Item = () => <Client />
const Later = async () => <p>Later</p>
const Part = ({ label }: { label: string }) => <b title={label}>{label} &amp; more</b>

test.each<[string, ReactElement<Record<string, unknown>>]>([
  [
    'text',
    <p key="1">
      A &lt;tag&gt; "quoted" {3} {false}
    </p>,
  ],
  [
    'attributes',
    <a key="2" href="/a?b=1&c=2" className="x" aria-hidden={false} data-open={true} tabIndex={-1} hidden>
      x
    </a>,
  ],
  [
    'styles',
    <td key="3" style={{ textAlign: 'right', maxWidth: 640, aspectRatio: '4 / 3', opacity: 0.5, ['--tone' as string]: 2 }}>
      1
    </td>,
  ],
  [
    'void elements',
    <p key="4">
      <br />
      {/* biome-ignore lint/performance/noImgElement: the site builds its images itself */}
      <img src="/a.png" srcSet="/a.png 1w" alt="" loading="lazy" />
      <input type="checkbox" disabled defaultChecked />
    </p>,
  ],
  [
    'drawings',
    // biome-ignore lint/a11y/noSvgWithoutTitle: only its markup matters
    <svg key="5" viewBox="0 0 1 1" strokeWidth={2} fillOpacity={0.5}>
      <path strokeLinecap="round" d="M0 0" />
      <use href="#a" />
    </svg>,
  ],
  [
    'components and lists',
    <ul key="6">
      {['a "quoted" one', '<b> & c'].map((name) => (
        <li key={name}>
          <Part label={name} />
        </li>
      ))}
    </ul>,
  ],
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  ['raw HTML', <code key="7" dangerouslySetInnerHTML={{ __html: '<i>1</i>' }} />],
  [
    'details',
    <details key="8" name="a" open>
      <summary>More</summary>
    </details>,
  ],
])('the HTML of %s is the same as that of React', (_, element) => {
  expect(markup(compact(element))).toBe(markup(element))
  expect(JSON.stringify(compact(element))).toContain('__html')
})

test('client components stay elements, and the text around them becomes HTML', () => {
  const node = compact(
    <article>
      <h2>One</h2>
      <p>Two</p>
      <Client>
        <div className="flow">
          <p>Three</p>
        </div>
      </Client>
      <p>Four</p>
    </article>,
  )
  const text = (inner: string) => `<div class="text-chunk" data-text-once="">${inner}</div>`
  expect(renderToStaticMarkup(node)).toBe(
    `<article>${text('<h2>One</h2><p>Two</p>')}<section><div class="flow" data-text-once=""><p>Three</p></div></section>${text('<p>Four</p>')}</article>`,
  )
})

test('asynchronous components are an error, because the HTML could not contain them', () => {
  expect(() =>
    compact(
      <div>
        <Later />
      </div>,
    ),
  ).toThrow('asynchronous')
})

test('elements with required children keep them beside a client component', () => {
  const node = compact(
    <figure>
      <Client>
        <p>Drawing</p>
      </Client>
      <figcaption>Caption</figcaption>
    </figure>,
  )
  expect(renderToStaticMarkup(node)).toBe(
    '<figure><section><p data-text-once="">Drawing</p></section><figcaption data-text-once="">Caption</figcaption></figure>',
  )
})

test('client components of server components have no key of their own, which would be the same for all', () => {
  const shown = compact(
    <div>
      <Item />
      <Item />
    </div>,
  ) as ReactElement<{ children: ReactElement[] }>
  expect(shown.props.children.map(({ key }) => key)).toEqual([null, null])
})
