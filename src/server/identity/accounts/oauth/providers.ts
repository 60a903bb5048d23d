import type { Config } from '../../../platform/config/config.ts'
import { apple } from './apple.ts'
import { google } from './google.ts'
import type { Provider } from './provider.ts'
import { x } from './x.ts'

export function configuredProviders({ oauth }: Config): readonly Provider[] {
  const found: Provider[] = []
  if (oauth.google) found.push(google(oauth.google))
  if (oauth.apple) found.push(apple(oauth.apple))
  if (oauth.x) found.push(x(oauth.x))
  return found
}
