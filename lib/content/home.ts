import type { z } from 'zod'
import { homeText as schema } from '../schema/home'
import { dataFiles } from './data-file'

const files = dataFiles(schema)

/** The words of the home page, from `content/data/home.yml`. Texts are lines of Markdown. */
export type HomeText = z.infer<typeof schema>
export type HomeCard = HomeText['fast']['cards'][number]
export type SetupStep = HomeText['setup']['ui'][number]
/** A drawing beside a text of the home page; components/home/CardFigure.tsx draws it. */
export type CardFigureName = HomeCard['figure']

export const homeText = (): HomeText => files.required('content/data/home.yml')
