/**
 * Settings of Mermaid for the diagrams of the site, drawn in advance or in the browser. Lengths are in pixels: text has space inside its shape
 * (app/styles/mermaid.css adds the same on all sides of it), a group has space below its title, and an arrow is longer than its label.
 */
export const diagramSettings = {
  startOnLoad: false,
  securityLevel: 'strict',
  theme: 'default',
  fontFamily: 'var(--font-text), system-ui, sans-serif',
  flowchart: { padding: 11, rankSpacing: 48, subGraphTitleMargin: { top: 2, bottom: 6 } },
} as const
