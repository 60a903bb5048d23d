import type { Teaser } from '#content/site/article.ts'
import { type BlogTag, blogTags } from '#content/site/blog.ts'

/** Newest first; of one day, by name. */
export const byNewest = (one: Teaser, other: Teaser): number =>
  other.published.localeCompare(one.published) || one.id.localeCompare(other.id)

/** Articles to read next: the same subject first, newest first in each group. */
export function relatedTo(
  { id, tag }: Pick<Teaser, 'id' | 'tag'>,
  teasers: readonly Teaser[],
  count: number,
): Teaser[] {
  const others = teasers.filter((teaser) => teaser.id !== id).sort(byNewest)
  const isOfTag = (teaser: Teaser) => teaser.tag === tag
  return [...others.filter(isOfTag), ...others.filter((teaser) => !isOfTag(teaser))].slice(0, count)
}

/** The subject in an address, in any spelling. Null: none, or one that does not exist. */
export function tagNamed(name: string | null): BlogTag | null {
  const wanted = plain(name ?? '')
  return blogTags.find((tag) => plain(tag) === wanted) ?? null
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

export const taggedWith = (tag: BlogTag | null, teasers: readonly Teaser[]): readonly Teaser[] =>
  tag === null ? teasers : teasers.filter((teaser) => teaser.tag === tag)
