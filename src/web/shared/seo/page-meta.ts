import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/brand.ts'

interface Page {
  readonly title: string
  readonly description: string
  /** Search engines are asked to leave it out. */
  readonly isUnlisted?: boolean
}

export const pageMeta = ({ title, description, isUnlisted = false }: Page): MetaDescriptor[] => [
  { title: title.includes(brand.name) ? title : `${title} | ${brand.name}` },
  { name: 'description', content: description },
  ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
]
