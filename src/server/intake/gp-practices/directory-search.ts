import type { Database, Statement } from '../../platform/database/database.ts'
import type { GpPractice } from './epraccur.ts'
import { askedWords } from './search-words.ts'

/**
 * Each query word matches the directory words it equals, begins or resembles (`likely`), weighted by how rare the
 * closest of them is (`meant`). Rare words find practices; words that many practices share only add to their score, and
 * find nothing by themselves if there was a better one, even one without matches. A word in the name counts more than
 * one in the address.
 */
const search: Statement = {
  name: 'search_gp_practices',
  text: `
    with asked as (
      select * from unnest($1::int[], $2::text[], $4::bool[]) as asked (position, word, finds)
    ), likely as (
      select asked.position, asked.finds, known.in_names, known.elsewhere,
        ln(1 + 10000::float / (cardinality(known.in_names) + cardinality(known.elsewhere))) as rarity,
        case
          when known.word = asked.word then 1
          when starts_with(known.word, asked.word) then 0.7 + 0.25::float * length(asked.word) / length(known.word)
          else 0.8 * similarity(known.word, asked.word) * sqrt(
            least(length(known.word), length(asked.word))::float / greatest(length(known.word), length(asked.word)))
        end as closeness
      from asked
      join gp_search_words known on known.word like asked.word || '%'
        or (known.word % asked.word and asked.word !~ '[0-9]')
    ), weighed as (
      select *, first_value(rarity) over closest_first as weight, first_value(closeness) over closest_first as closest,
        row_number() over closest_first as place
      from likely
      window closest_first as (partition by position order by closeness desc, rarity)
    ), meant as (
      select *, finds and weight >= least(3, max(weight) filter (where finds) over ()) as leads
      from weighed
      where place <= 40 and closeness >= closest / 2
    ), led as (
      select position, ods_code, max(score) as score
      from (
        select position, closeness * weight as score, unnest(in_names) as ods_code from meant where leads
        union all
        select position, closeness * weight * 0.85, unnest(elsewhere) from meant where leads
      ) as occurrences
      group by position, ods_code
    ), followed as (
      select position, ods_code, max(score) as score
      from (
        select position, closeness * weight as score, unnest(in_names) as ods_code from meant where not leads
        union all
        select position, closeness * weight * 0.85, unnest(elsewhere) from meant where not leads
      ) as occurrences
      where ods_code in (select ods_code from led)
      group by position, ods_code
    ), best as (
      select ods_code, sum(score) as score
      from (select * from led union all select * from followed) as found
      group by ods_code
      order by score desc, ods_code
      limit 50
    )
    select ods_code as "odsCode", name, address, postcode
    from best join gp_practices using (ods_code)
    order by score + 0.5 * similarity(name, $3) + 0.5 * starts_with(lower(name), lower($3))::int desc, name, ods_code
    limit 8`,
}

/** The practices these words most likely mean, best match first. */
export async function findPractices(database: Database, query: string): Promise<GpPractice[]> {
  const asked = askedWords(query)
  if (asked.length === 0) return []
  return database.query<GpPractice>(search, [
    asked.map(({ position }) => position),
    asked.map(({ word }) => word),
    query,
    asked.map(({ finds }) => finds),
  ])
}
