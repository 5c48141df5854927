/**
 * CloudFront function (runtime cloudfront-js-2.0) for viewer requests: redirects in one hop that keep the query, adds missing slashes, and
 * finds the index file of a folder. The associated key value store holds the redirects, because they are too many for the 10 kB of a
 * function. Its keys are former addresses without a trailing slash, with a status and a target as the value ("301 /docs/"), and the
 * Markdown files of pages, with the value "200". The key "*" lists former addresses below which all others redirect too, each with a key that
 * ends in "/*". sync.sh fills it.
 */
import cf from 'cloudfront'

const store = cf.kvs()

/** The value of a key, or undefined. The store throws for a missing key. */
async function readStore(key) {
  try {
    return await store.get(key)
  } catch (_) {
    return undefined
  }
}

/** The redirect of all addresses below a former one, or undefined. */
async function readFamily(uri) {
  const families = ((await readStore('*')) || '').split(' ')
  const family = families.find((each) => each !== '' && uri.startsWith(`${each}/`))
  return family && readStore(`${family}/*`)
}

/** The query of the request with its question mark, or ''. CloudFront passes names and values as they were sent. */
function queryOf(request) {
  const parts = []
  for (const name in request.querystring) {
    const entry = request.querystring[name]
    const values = entry.multiValue || [entry]
    for (let index = 0; index < values.length; index++) {
      parts.push(values[index].value === '' ? name : `${name}=${values[index].value}`)
    }
  }
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

function redirect(status, location) {
  return { statusCode: status, headers: { location: { value: location } } }
}

/** Whether the client prefers Markdown to HTML, as in tools/delivery/hosts/static-host.ts. */
function wantsMarkdown(request) {
  const accept = request.headers.accept ? request.headers.accept.value : ''
  return /text\/markdown/i.test(accept) && !/text\/markdown[^,]*;\s*q=0/i.test(accept)
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
async function handler(event) {
  const request = event.request
  const uri = request.uri
  // Such an address is no page, and a redirect to it could lead to another host.
  if (uri.indexOf('//') !== -1 || uri.indexOf('\\') !== -1) return { statusCode: 404 }
  const isFile = /\.[a-z]\w*$/i.test(uri.slice(uri.lastIndexOf('/')))
  const found = (await readStore(uri.length > 1 && uri.endsWith('/') ? uri.slice(0, -1) : uri)) || (!isFile && (await readFamily(uri)))
  if (found && found.charAt(0) === '3') {
    const target = found.slice(4)
    return redirect(Number(found.slice(0, 3)), target.indexOf('?') === -1 ? target + queryOf(request) : target)
  }
  if (uri.endsWith('/')) {
    // Only pages with Markdown are listed in the store, because a function cannot know which files exist.
    const markdown = wantsMarkdown(request) && (await readStore(`${uri}index.md`))
    request.uri = uri + (markdown ? 'index.md' : 'index.html')
  } else if (!isFile) {
    return redirect(308, `${uri}/${queryOf(request)}`)
  }
  return request
}
