import { Fragment } from 'react'
import type { Endpoint } from '@/lib/api/api'

/** Method and path of an endpoint. The method has the color of its effect: read, write or delete. Long paths break after a slash. */
export const ApiRoute = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => (
  <>
    <span className="api-method" data-method={method}>
      {method}
    </span>{' '}
    <code>
      {path.split(/(?<=.\/)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path never change their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  </>
)
