import type { MDXComponents } from 'mdx/types'
import { Addresses } from '@/components/company/Addresses'
import { BrandAssets } from '@/components/company/BrandAssets'
import { BrandColors } from '@/components/company/BrandColors'
import { ClearSpace, Misuse } from '@/components/company/BrandFigures'
import { CompactionFigure } from '@/components/company/CompactionFigure'
import { GoPath } from '@/components/company/GoPath'
import { Team } from '@/components/company/Team'
import { Waitlist } from '@/components/company/Waitlist'
import { ContactPanel } from '@/components/contact/ContactPanel'
import { registry } from '@/components/mdx/registry'

const companyParts = { Addresses, BrandAssets, BrandColors, ClearSpace, CompactionFigure, ContactPanel, GoPath, Misuse, Team, Waitlist }

/** Components for MDX pages in `app/`: those for content, and those of the company pages. */
export const useMDXComponents = (): MDXComponents => ({ ...registry(), ...companyParts })
