import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Among the dependencies because a first start builds the site. What only serves a site that is built does without. */
export const buildTools = [
  '@expo-google-fonts/fraunces',
  '@fontsource-variable/figtree',
  '@radix-ui/react-dialog',
  '@radix-ui/react-toast',
  '@react-router/dev',
  '@react-router/node',
  '@resvg/resvg-js',
  '@simplewebauthn/browser',
  '@stripe/stripe-js',
  '@tailwindcss/vite',
  'embla-carousel-react',
  'marked',
  'qrcode-generator',
  'react',
  'react-day-picker',
  'react-dom',
  'react-router',
  'tailwindcss',
  'vite',
]

/** Whether what the server runs with is installed as the lock file wants it. */
export const hasRuntimePackages = (root) => hasDependencies(root, buildTools)

/** The same for what builds the site, too. */
export const hasBuildPackages = (root) => hasDependencies(root, [])

/** By npm's own record of what it did. It is written last, so that a package in it has all that it needs itself. */
function hasDependencies(root, spared) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const present = packagesIn(record)
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const needed = Object.keys(wanted[''].dependencies).filter((name) => !spared.includes(name))
  return (
    needed.every((name) => `node_modules/${name}` in present) &&
    Object.entries(present).every(([path, { integrity }]) => wanted[path]?.integrity === integrity)
  )
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
