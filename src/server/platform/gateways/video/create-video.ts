import type { Config } from '../../config/config.ts'
import type { Vault } from '../../encryption/vault.ts'
import { builtInVideo } from './built-in-video.ts'
import { outsideVideo } from './outside-video.ts'
import type { Video } from './video.ts'

/** Another company's service if it is configured; otherwise the room of our own. */
export const createVideo = (config: Config, vault: Vault): Video =>
  config.videoLink === null ? builtInVideo(config) : outsideVideo(config.videoLink, vault)
