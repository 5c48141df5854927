import { defineMdxComponent } from '../mdx-component'
import { TabItem, Tabs } from '../Tabs'

export default defineMdxComponent({
  component: Tabs,
  about: 'Tabs whose panels are all part of the page. `groupId` keeps a choice across pages, `queryString` writes it to the address.',
  example: '<Tabs groupId="interface" queryString="view" defaultValue="ui"> … </Tabs>',
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
