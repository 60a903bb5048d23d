import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { complianceMode, switchesOf } from '../../src/content/compliance.ts'

const source = fileURLToPath(new URL('../../src/', import.meta.url))
const table = fileURLToPath(new URL('../../src/content/compliance.ts', import.meta.url))
const switches: Readonly<Record<string, boolean>> = switchesOf(complianceMode)

/** Words and rules do nothing by themselves: what a page does not use of them need not come with it. */
const isPure = /[\\/]src[\\/](content|domain)[\\/]/

/**
 * Writes the value of each switch in its place, so that the builder drops what the other mode would have shown: none of its
 * words is in any file of the site. The table itself, which explains them, is left out as well.
 */
export const complianceSwitches: Plugin = {
  name: 'compliance-switches',
  enforce: 'pre',
  load(id) {
    if (id.split('?')[0] !== table) return null
    return `export const complianceMode = ${JSON.stringify(complianceMode)}\nexport const compliance = ${JSON.stringify(switches)}`
  },
  transform(code, id) {
    if (!id.startsWith(source)) return null
    const chosen = code.replace(/\bcompliance\.(\w+)\b/g, (written, name: string) => {
      const value = switches[name]
      return value === undefined ? written : String(value)
    })
    return { code: chosen, map: null, ...(isPure.test(id) && { moduleSideEffects: false }) }
  },
}
