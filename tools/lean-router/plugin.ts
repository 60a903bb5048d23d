import type { Plugin } from 'vite'

/**
 * Parts of React Router that a site without a rendering server never enters, and what stands in their place in the browser:
 * every page has the whole list of routes (`ssr: false`), and nothing instruments the router.
 */
const neverEntered: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: '() => false',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => undefined',
  },
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
  },
}

/** The router's warnings to developers. Its errors stay. */
export const developerWarnings = ['warning', 'warnOnce']

/** Leaves these parts out of what every page loads first. Stops the build where the router is no longer made of them. */
export function leanRouter(): Plugin {
  const left = new Set<string>()
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: () => left.clear(),
    transform(code, id) {
      const [, part = ''] = /[\\/]react-router[\\/].*[\\/]lib[\\/](.+)$/.exec(id.split('?')[0] ?? '') ?? []
      const name = part.replaceAll('\\', '/')
      const written = neverEntered[name]
      if (!written) return null
      left.add(name)
      return { code: inPlaceOf(code, name, written), map: null, moduleSideEffects: false }
    },
    buildEnd(error) {
      const missing = Object.keys(neverEntered).filter((name) => !left.has(name))
      if (!error && missing.length > 0) throw new Error(`React Router has no ${missing.join(', ')} to leave out.`)
    },
  }
}

/** The same exports. Those that only a server has need for are nothing. */
function inPlaceOf(code: string, part: string, written: Readonly<Record<string, string>>): string {
  const [, list = ''] = /\bexport \{([^}]*)\};?\s*$/.exec(code) ?? []
  const names = list.split(',').flatMap((name) => name.trim() || [])
  const unknown = Object.keys(written).filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`React Router’s ${part} has no ${unknown.join(', ')}.`)
  return names.map((name) => `export const ${name} = ${written[name] ?? 'undefined'}`).join('\n')
}
