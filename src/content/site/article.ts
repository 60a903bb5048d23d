import type { BlogTag } from './blog.ts'

/** What a list of articles knows of each. Made at build time from the head of its Markdown file. */
export interface Teaser {
  /** Its file's name, which is the last part of its address. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly href: string
  readonly tag: BlogTag
  /** In whole minutes. */
  readonly readTime: number
  /** YYYY-MM-DD. */
  readonly published: string
  readonly cover: Cover
}

interface Cover {
  readonly src: string
  readonly alt: string
}

export interface Article extends Teaser {
  /** YYYY-MM-DD. */
  readonly reviewed: string
  readonly reviewedBy: Reviewer
  readonly headings: readonly ArticleHeading[]
  readonly body: readonly ArticleNode[]
}

interface Reviewer {
  readonly slug: string
  readonly name: string
  readonly title: string
}

export interface ArticleHeading {
  readonly id: string
  readonly heading: string
}

/** The body as it was written, and nothing that was not: there is no way to say raw HTML with these. */
export type ArticleNode = string | ArticleElement

export type ArticleElement =
  | {
      readonly kind: 'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'strong' | 'em'
      readonly children: readonly ArticleNode[]
    }
  | { readonly kind: 'h2' | 'h3'; readonly id: string; readonly children: readonly ArticleNode[] }
  | { readonly kind: 'a'; readonly href: string; readonly children: readonly ArticleNode[] }
  | { readonly kind: 'table'; readonly head: readonly ArticleRow[number][]; readonly rows: readonly ArticleRow[] }
  | { readonly kind: 'hr' }

type ArticleRow = readonly (readonly ArticleNode[])[]
