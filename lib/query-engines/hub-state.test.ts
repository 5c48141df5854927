import { expect, test } from 'vitest'
import { engineFeatures } from './engine'
import { compareEngines, fits, type HubEngine, searchOf, startState, stateFrom, toggleCompared } from './hub-state'

const engine = (id: string, score: number, dml: 'full' | 'partial' | 'none', category = 'general-purpose'): HubEngine => ({
  id,
  name: id.toUpperCase(),
  category,
  score,
  levels: { ...(Object.fromEntries(engineFeatures.map((feature) => [feature, 'full'])) as HubEngine['levels']), dml },
})
const [spark, flink, duckdb] = [
  engine('spark', 30, 'full'),
  engine('flink', 30, 'partial', 'streaming'),
  engine('duckdb', 16, 'none', 'embedded'),
]
const ids = ['spark', 'flink', 'duckdb', 'trino', 'athena']

test('the state can be stored in the URL and restored', () => {
  const state = {
    ...startState,
    view: 'compare' as const,
    query: 'a b',
    category: 'streaming',
    feature: 'dml' as const,
    level: 'partial' as const,
    sort: 'dml',
    compare: ['spark', 'flink'],
  }
  expect(stateFrom(searchOf(state), ids)).toEqual(state)
  expect(searchOf(startState)).toBe('')
  expect(searchOf({ ...startState, compare: ['spark', 'trino'] })).toBe('?compare=spark,trino')
})

test('an address without a view shows the first one of the window, and every other view is in the address', () => {
  expect(stateFrom('', ids, 'features').view).toBe('features')
  expect(stateFrom('?view=table', ids, 'features').view).toBe('table')
  expect(searchOf({ ...startState, view: 'features' }, 'features')).toBe('')
  expect(searchOf(startState, 'features')).toBe('?view=table')
})

test('invalid values in the URL are ignored', () => {
  expect(
    stateFrom('?view=3d&category=lakehouse&feature=speed&level=max&sort=price&compare=spark,spark,nope,flink,duckdb,trino,athena', ids),
  ).toEqual({
    ...startState,
    compare: ['spark', 'flink', 'duckdb', 'trino'],
  })
})

test('filters by name, category, feature and level', () => {
  expect(fits(spark, { ...startState, query: 'PAR' })).toBe(true)
  expect(fits(spark, { ...startState, category: 'streaming' })).toBe(false)
  expect(fits(duckdb, { ...startState, feature: 'dml' })).toBe(false)
  expect(fits(flink, { ...startState, feature: 'dml', level: 'partial' })).toBe(true)
  expect(fits(spark, { ...startState, level: 'partial' })).toBe(false)
})

test('sorts by score, name or feature, and ties by name', () => {
  const order = (sort: string) => [duckdb, spark, flink].sort((a, b) => compareEngines(a, b, sort)).map(({ id }) => id)
  expect(order('score')).toEqual(['flink', 'spark', 'duckdb'])
  expect(order('name')).toEqual(['duckdb', 'flink', 'spark'])
  expect(order('dml')).toEqual(['spark', 'flink', 'duckdb'])
})

test('at most four engines can be compared, and each can be removed', () => {
  const four = ids.slice(0, 4).reduce(toggleCompared, startState)
  expect(four.compare).toHaveLength(4)
  expect(toggleCompared(four, 'athena')).toBe(four)
  expect(toggleCompared(four, 'flink').compare).toEqual(['spark', 'duckdb', 'trino'])
})
