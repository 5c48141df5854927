import { defineMdxComponent } from '../mdx-component'
import { TabItem, Tabs } from '../Tabs'

export default defineMdxComponent({
  component: Tabs,
  about: 'Tabs. `groupId` applies the selection to all pages, and `queryString` adds it to the URL.',
  example: '<Tabs groupId="interface" queryString="view" defaultValue="ui"> … </Tabs>',
  attributes: { groupId: { example: 'interface' }, queryString: { example: 'view', flag: true }, defaultValue: { example: 'ui' } },
  plain: 'children',
  states: () => ({
    two: (
      <Tabs defaultValue="ui">
        <TabItem value="ui" label="OLake UI">
          <p>In the web interface.</p>
        </TabItem>
        <TabItem value="cli" label="CLI">
          <p>In a terminal.</p>
        </TabItem>
      </Tabs>
    ),
  }),
})
