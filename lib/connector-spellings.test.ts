import { expect, test } from 'vitest'
import { spellingRedirects } from './connector-spellings'

const pages = ['/docs/', '/docs/connectors/overview/', '/docs/connectors/kafka/overview/', '/docs/connectors/kafka/setup/local/']

test('each page of a connector redirects from the other spellings of its name', () => {
  expect(spellingRedirects(pages)).toEqual([
    { from: '/docs/connectors/Kafka', to: '/docs/connectors/kafka/overview/', permanent: true },
    { from: '/docs/connectors/Kafka/overview', to: '/docs/connectors/kafka/overview/', permanent: true },
    { from: '/docs/connectors/Kafka/setup/local', to: '/docs/connectors/kafka/setup/local/', permanent: true },
  ])
})

test('a page with capitals redirects from lower case, if it exists', () => {
  const to = '/customer-stories/lendingkart-Improved-Data-Correctness/'
  expect(spellingRedirects([to, '/docs/shared/commands/DockerSync/'])).toEqual([
    { from: '/customer-stories/lendingkart-improved-data-correctness', to, permanent: true },
  ])
})

test('every source has another spelling than its target, so that no page redirects to itself', () => {
  const other = spellingRedirects(['/docs/connectors/db2/config/', '/docs/connectors/s3/config/'])
  expect(other.map(({ from }) => from)).toEqual([
    '/docs/connectors/DB2/config',
    '/docs/connectors/Db2/config',
    '/docs/connectors/S3/config',
  ])
})
