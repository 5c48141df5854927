import { FilterTable } from '../FilterTable'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: FilterTable,
  about: 'Table that readers can filter and sort by any column. `label` names the rows.',
  example: '<FilterTable label="engines"> … </FilterTable>',
  attributes: { label: { example: 'engines', required: true } },
  contains: {
    oneOf: ['table'],
    what: 'one table',
    onlyOne: 'put each table into a <FilterTable> of its own',
  },
  plain: 'children',
  states: () => ({
    'two rows': (
      <FilterTable label="engines">
        <table>
          <thead>
            <tr>
              <th>Engine</th>
              <th>Year</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Trino</td>
              <td>2012</td>
            </tr>
            <tr>
              <td>DuckDB</td>
              <td>2019</td>
            </tr>
          </tbody>
        </table>
      </FilterTable>
    ),
  }),
})
