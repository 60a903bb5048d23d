import { Link } from 'react-router'
import { pages } from '#contract/pages.ts'

const ways: Readonly<Record<string, string>> = {
  'Childline free on 0800 1111': 'tel:08001111',
  'NHS 111': 'tel:111',
  '999': 'tel:999',
  'Health coaching': pages.healthCoaching,
  'Beat, the UK’s eating disorder charity': 'https://www.beateatingdisorders.org.uk',
}

const anyWay = new RegExp(`(${Object.keys(ways).join('|')})`)
const look = 'font-semibold text-green underline decoration-2 decoration-apricot underline-offset-4 hover:text-ink'

/** Advice in which a number can be called, and a service or a site opened, where it is named. */
export function WordsThatLeadOn({ words }: { words: string }) {
  return words.split(anyWay).map((part) => {
    const to = ways[part]
    if (!to) return part
    return !to.startsWith('/') ? (
      <a key={part} href={to} className={look}>
        {part}
      </a>
    ) : (
      <Link key={part} to={to} className={look}>
        {part}
      </Link>
    )
  })
}
