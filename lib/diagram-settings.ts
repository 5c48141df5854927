/**
 * Settings of Mermaid for the diagrams of the site, drawn in advance or in the browser. Lengths are in pixels: text has space inside its shape,
 * also in the narrow shape of a database, a group has space below its title, and an arrow is longer than its label.
 */
export const diagramSettings = {
  startOnLoad: false,
  securityLevel: 'strict',
  theme: 'default',
  fontFamily: 'var(--font-text), system-ui, sans-serif',
  flowchart: { padding: 19, rankSpacing: 56, subGraphTitleMargin: { top: 2, bottom: 6 } },
} as const
