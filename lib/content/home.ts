import { yamlFile } from './yaml-file'

/** A drawing beside a text of the home page; components/home/CardFigure.tsx draws it. */
export type CardFigureName = 'chunks' | 'log' | 'cursor' | 'schema' | 'columns' | 'types' | 'partitions'

type Titled = { title: string; text: string }
export type HomeCard = Titled & { figure: CardFigureName; href: string; action: string }
export type SetupStep = Titled & { /** A snippet of `content/docs/shared/` with the command. */ snippet?: string }

/** The words of the home page; see content/data/home.yml. Texts are lines of Markdown. */
export type HomeText = {
  hero: Titled
  speed: Titled
  path: Titled & { stations: Array<{ name: string; text: string; links: Record<string, string> }> }
  fast: Titled & { cards: HomeCard[] }
  setup: Titled & { ui: SetupStep[]; cli: SetupStep[] }
  iceberg: Titled & { cards: HomeCard[] }
  articles: { title: string }
  questions: { title: string; items: Array<{ question: string; answer: string }> }
  contact: Titled
}

export const homeText = () => yamlFile<HomeText>('content/data/home.yml')
