import { text } from '@/lib/markdown-export/nodes'
import { defineMdxComponent } from '../mdx-component'
import { Badge } from './Badge'

type SinceProps = { version: string; product?: string }

/** First version that has a feature. `product` is set if it is not the engine, for example `OLake UI`. */
export function Since({ version, product }: SinceProps) {
  return (
    <Badge>
      <span className="sr-only">Available since </span>
      {product && `${product} `}
      {version}
      <span aria-hidden="true">+</span>
    </Badge>
  )
}

export default defineMdxComponent({
  component: Since,
  about: 'Badge with the first version that has a feature. `product` is the name of the program if it is not the engine.',
  example: '<Since version="v0.4.2" product="OLake UI" />',
  attributes: {
    version: { example: 'v0.4.2', required: true, pattern: { matches: /^v?\d+(\.\d+)+$/, what: 'a version' } },
    product: { example: 'OLake UI' },
  },
  inline: true,
  plain: ({ attributes: { version = '', product } }) => [text(`(since ${product ? `${product} ` : ''}${version})`)],
  states: () => ({
    engine: <Since version="v0.9.1" />,
    'another product': <Since version="v0.4.2" product="OLake UI" />,
  }),
})
