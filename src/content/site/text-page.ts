/** Pages that words may link to. The web layer looks each one up in its typed paths, so a dead name does not compile. */
type LinkedPage =
  | 'getStarted'
  | 'weightManagement'
  | 'adhdAssessment'
  | 'healthCoaching'
  | 'aboutUs'
  | 'faq'
  | 'termsOfUse'
  | 'privacyPolicy'
  | 'cancellationPolicy'
  | 'accessibility'
  | 'contactUs'
  | 'account'

export type PageLink = { text: string; page: LinkedPage; section?: string }

export type TextLink = PageLink | { text: string; href: string }

type Strong = { strong: string }

export type Paragraph = string | readonly (string | TextLink | Strong)[]

export type TextTable = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export type Block = Paragraph | { list: readonly Paragraph[] } | { table: TextTable }

type TextSection = { id: string; heading: string; body: readonly Block[] }

export type TextPage = {
  title: string
  /** For search results: one or two sentences. */
  description: string
  intro: Paragraph
  updated?: string
  sections: readonly TextSection[]
}
