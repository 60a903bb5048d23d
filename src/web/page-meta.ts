import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/brand.ts'

export const pageMeta = ({ title, description }: { title: string; description: string }): MetaDescriptor[] => [
  { title: `${title} | ${brand.name}` },
  { name: 'description', content: description },
]
