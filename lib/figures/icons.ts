/**
 * Names of the Lucide icons that the site uses. `npm run icons` writes them to the sprite `public/images/icons.svg`, so that a page contains
 * only a reference to each icon.
 */
export const iconNames = [
  'arrow-left',
  'arrow-right',
  'blocks',
  'bug',
  'calendar-plus',
  'chart-line',
  'check',
  'chevron-down',
  'chevron-right',
  'circle-dashed',
  'circle-exclamation-point',
  'circle-play',
  'contrast',
  'copy',
  'file-text',
  'info',
  'lightbulb',
  'link-2',
  'maximize-2',
  'mouse-pointer-click',
  'octagon-exclamation-point',
  'panel-left-close',
  'panel-left-open',
  'pencil-line',
  'phone',
  'refresh-cw',
  'rss',
  'share-2',
  'shield-check',
  'text-wrap',
  'triangle-exclamation-point',
  'x',
] as const

export type IconName = (typeof iconNames)[number]

/** Path of the sprite below the base path. The version changes with the list, because browsers may keep the sprite of an earlier list. */
export const ICON_SPRITE = `/images/icons.svg?v=${iconNames.length}-${iconNames.join('').length}`
