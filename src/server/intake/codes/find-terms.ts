import type { ListKind } from '#domain/codes/health-list.ts'
import { knownAllergens, knownConditions } from '#domain/codes/known-conditions.ts'
import { builtInMedicines } from '#domain/codes/known-ingredients.ts'
import { mostSuggestions, searchedWords, searchIn, soundOf } from '#domain/codes/search.ts'
import { plainName, type Term } from '#domain/codes/term.ts'
import type { Database, Statement } from '../../platform/database/database.ts'

/** What can be picked without an import. */
export const builtIn: Readonly<Record<ListKind, readonly Term[]>> = {
  medicine: builtInMedicines,
  allergy: knownAllergens,
  condition: knownConditions,
}

const searches = {
  medicine: searchIn(builtIn.medicine),
  allergy: searchIn(builtIn.allergy),
  condition: searchIn(builtIn.condition),
} as const

/**
 * The imported medicines whose names have words like those typed: the ones with most of them, ingredients before products.
 * They are ranked with the built-in list, by the same rule. People are allergic to an ingredient, not to a pack.
 *
 * `offset 0` keeps each look-up inside its loop, by index. Joined freely, the planner compares every word with every word
 * that was typed and reads all medicines, because it expects far more rows than there are.
 */
const candidates: Statement = {
  name: 'search_dmd',
  text: `
    with asked as (
      select * from unnest($1::int[], $2::text[], $3::text[]) as asked (position, word, sound)
    ), likely as (
      select asked.position, known.ids,
        case
          when known.word = asked.word then 1
          when starts_with(known.word, asked.word) then 0.75 + 0.2::float * length(asked.word) / length(known.word)
          when known.sound = asked.sound then 0.7
          else 0.7 * similarity(known.word, asked.word)
        end as closeness
      from asked cross join lateral (
        select word, sound, ids from dmd_words
        where word like asked.word || '%' or word % asked.word or sound = asked.sound
        offset 0
      ) as known
    ), best as (
      select *, row_number() over (partition by position order by closeness desc) as place from likely
    ), found as (
      select id, sum(closeness) as closeness, min(rank) as rank
      from (
        select best.position, max(closeness) as closeness, id, min(rank) as rank
        from best cross join lateral unnest(ids) with ordinality as each (id, rank)
        where place <= 20
        group by best.position, id
      ) as one
      group by id
      -- The ids of a word are stored in the order of the last line: ingredients and short names are not cut off here.
      order by closeness desc, rank
      limit 400
    )
    select id, level, name, substance
    from found cross join lateral (select level, name, substance from dmd_terms where dmd_terms.id = found.id offset 0) as term
    where not $4 or level = 'VTM'
    order by closeness desc, array_position(array['VTM', 'VMP', 'AMP'], level), length(name), name
    limit 40`,
}

/** More words than these say nothing more about which it is. */
const mostWords = 6
const longestWord = 40

async function imported(database: Database, query: string, kind: ListKind): Promise<Term[]> {
  const words = searchedWords(plainName(query))
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord))
  const asked = words.length > 1 ? [...words, words.join('').slice(0, longestWord)] : words
  if (asked.length === 0) return []
  const rows = await database.query<{ id: string; name: string; substance: string }>(candidates, [
    asked.map((_, position) => position),
    asked,
    asked.map(soundOf),
    kind === 'allergy',
  ])
  return rows.map(({ id, name, substance }) => ({ system: 'dmd', code: id, name, substance }))
}

/** The terms these words most likely mean, the likeliest first. Nothing of what was asked is kept. */
export async function findTerms(database: Database, kind: ListKind, query: string): Promise<readonly Term[]> {
  const ours = searches[kind](query, 10)
  if (kind === 'condition') return ours.slice(0, mostSuggestions)
  const theirs = await imported(database, query, kind)
  if (theirs.length === 0) return ours.slice(0, mostSuggestions)
  const named = new Set(theirs.map(({ name }) => plainName(name)))
  return searchIn([...theirs, ...ours.filter(({ name }) => !named.has(plainName(name)))])(query)
}
