import type { z } from 'zod'
import { homeText as schema } from '../schema/home-schema'
import { dataFiles } from './data-file'

const files = dataFiles(schema)

/** Text of the home page, from `content/data/home.yml`. Texts are single lines of Markdown. */
export type HomeText = z.infer<typeof schema>
export type HomeCard = HomeText['fast']['cards'][number]
export type HomeStation = HomeText['path']['stations'][number]
export type SetupStep = HomeText['setup']['ui'][number]
/** Name of an illustration on the home page; implemented in components/home/CardFigure.tsx. */
export type CardFigureName = HomeCard['figure']

export const homeText = (): HomeText => files.required('content/data/home.yml')
