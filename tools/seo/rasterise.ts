import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { palettePng } from './png.ts'

const fontFiles = ['500Medium/Fraunces_500Medium.ttf', '500Medium_Italic/Fraunces_500Medium_Italic.ttf'].map((file) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/fraunces/${file}`)),
)

/** A drawing as PNG, `width` pixels wide. */
export const rasterise = (svg: string, width: number): Buffer => rendered(svg, width).asPng()

/** The same for a drawing without transparency, in far fewer bytes. */
export function rasteriseOpaque(svg: string, width: number): Buffer {
  const image = rendered(svg, width)
  return palettePng(image.pixels, image.width, image.height)
}

const rendered = (svg: string, width: number) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Fraunces' },
  }).render()
