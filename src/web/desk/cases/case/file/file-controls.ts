import { fileWords as words } from '#content/evidence/recording.ts'
import { larger, smaller, turned } from './view.ts'

export const fileControls = [
  { key: '-', says: words.smaller, change: smaller },
  { key: '+', says: words.larger, change: larger },
  { key: 'r', says: words.rotate, change: turned },
] as const
