import { globSync } from 'node:fs'
import { readContent } from '../words/read-words.ts'

/** A sentence as it is in the source: what is put into a template stands in braces. */
export interface Sentence {
  readonly file: string
  readonly line: number
  readonly text: string
}

/**
 * Where we promise something: public pages, questionnaires, orders and bookings, mails and texts, policies and consents.
 * Only questions have words outside of content.
 */
const sources = [
  'domain/intake/{adhd,weight-management}/*.ts',
  'content/brand.ts',
  'content/site/**/*.{ts,md}',
  'content/intake/*.ts',
  'content/checkout/{checkout,medication-choice,medications,order-summary,preference,price-words}.ts',
  'content/appointments/{booking,booking-consents,booking-hold}.ts',
  'content/enquiries/{before-you-write,contact,contact-form}.ts',
  'content/orders/payment-confirmation.ts',
  'content/safeguarding/{ask-for-call,help-now}.ts',
  'content/notifications/*.ts',
]

/** Mails to staff. */
const notToPatients = /\/notifications\/(?:access-given|removed-secrets|staff-invitation|to-staff)\.ts$/

export function sentencesIn(root: string): Sentence[] {
  const files = sources
    .flatMap((pattern) => globSync(`src/${pattern}`, { cwd: root }))
    .filter((file) => !/\.test\.ts$/.test(file) && !notToPatients.test(file))
    .sort()
  return readContent(root, files).flatMap(({ text, ...where }) => split(text).map((part) => ({ ...where, text: part })))
}

/** At the end of a sentence or a line; a figure and an abbreviation end none. */
export const split = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?:][”’")]?)\s+(?=[“"‘]?[\p{Lu}{])/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part.replaceAll(/\{[^}]*\}/g, '')))

const actors =
  'clinicians?|prescribers?|psychiatrists?|pharmacists?|pharmacy|coach(?:es)?|dietitians?|nutritionists?|doctors?|team|people|person|server|staff|somebody|someone|nobody|no form|care'

/** What makes a sentence of ours sound like a promise. Wide on purpose: a person judges what it finds. */
const forms: readonly RegExp[] = [
  // We do, give, keep or ask something. What we have done is a report.
  /(?<!\p{L})(?:[Ww]e|[Ll]arkwell|\{brand\.name\})(?:’ll|’re| (?!have\b|had\b|did\b|were\b|was\b|couldn’t\b|could not\b)\p{L})/u,
  // Somebody of ours does something.
  new RegExp(
    `\\b(?:an?|the|your|our|one|any|each|UK|these|[Oo]nly|[Nn]o|those|[Bb]oth)\\b(?: \\p{L}+){0,2} (?:${actors})\\b`,
    'iu',
  ),
  /\b(?:[Nn]obody|[Nn]o one|[Nn]othing|[Nn]one)\b/,
  // For good, always, or until something happens.
  /\b(?:never|always|every|each time|at any time|any ?time|at any (?:hour|moment|point)|whenever|at once|straight away|as soon as|immediately|until|within|no longer|permanently|automatically|for life)\b/i,
  // A condition on which it happens, or does not.
  /\bonly\b/i,
  // What it costs.
  /\b(?:free|fee|fees|costs?|charged?|refund(?:ed|s)?|pay|paid|price|prices|discount|included|included|no minimum)\b/i,
  // How much, how often, how long.
  /(?:\d|\{[^}]*\}|\b(?:one|two|three|four|five|six|twelve|first|a|few)) (?:minutes?|hours?|(?:working )?days?|weeks?|months?|years?)\b/i,
  /\b(?:once|twice|daily|weekly|monthly|a month|per month|each month|regularly|24\/7|day and night)\b/i,
  // What a person can do, gets or sees.
  /\b[Yy]ou(?:’ll| will| can| get| keep| see| pay| receive| hear| meet| fill in| leave| agree| tell| say)\b/,
  /(?:\b(?:is|are|be|being|stays?|comes?|arrives?|works?|opens?)|’s|’re) (?:\p{L}+ )?(?:sent|delivered|encrypted|erased|deleted|removed|kept|stored|shared|sold|read|reviewed|checked|regulated|licensed|registered|proven|saved|recorded|held|released|counted|moved|confirmed|posted|packed|written|shown|told|asked|called|answered|trained|confidential|sealed|supplied|provided|prescribed|authorised|signed|included|with you)\b/u,
  // What a member of the team, or a deed of the reader, does.
  /\b(?:[Ss]he|[Hh]e|[Tt]hey) \p{L}+/u,
  /\b(?:removes|deletes|erases|stops|ends|keeps|gives|brings|if you agree)\b/,
  // What comes with a service.
  /\b(?:with|plus|and) (?:a |an |one-to-one |one to one |our )*(?:coach(?:ing)?|smart scale|tracking app|app|medication reviews|ongoing care|blood tests|companion|support)\b/i,
  /\b(?:smart scale|scale|blood tests?|digital companion|nutritionists?|coach|coaching|tracking app|(?:an|the|our) app|reminders?|delivery|parcel|no names|no logos|certificat|licensed|regulated|clinically proven|expert|ongoing|support)\b/i,
]

/** In an article, only what names us is ours; the rest is general advice. One is about our own service. */
const namesUs = /\b(?:we|us|our|ours|larkwell)\b|\{\{/i
const aboutOurService = /\/what-happens-at-an-adhd-assessment\.md$/

/** A label, a question, or what to enter has no verb of ours. */
const isNoStatement = (text: string) => text.endsWith('?') || !/ /.test(text)

export function hasFormOfPromise({ file, text }: Sentence): boolean {
  if (isNoStatement(text)) return false
  if (file.endsWith('.md') && !aboutOurService.test(file) && !namesUs.test(text)) return false
  return forms.some((form) => form.test(text))
}
