import type { BlogTag } from '../../../src/content/blog.ts'

export function drawCover(_slug: string, _tag: BlogTag): { svg: string; alt: string } {
  return { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750"></svg>', alt: '' }
}
