import { brand } from '../brand.ts'

/** What is shown of certificates and the registration: what is held, or all of it marked as an example. */
export const credentials = {
  certifications: brand.certifications.filter(({ certificate }) => brand.isExample || certificate !== null),
  example: 'Example',
  lead: brand.isExample
    ? `Examples, to show where certificates go. ${brand.name} is a demonstration and holds none of them.`
    : `Registered with the Care Quality Commission as provider ${brand.cqc.providerId}.`,
  /** For the middle of a sentence about the regulator. */
  provider: brand.isExample
    ? `provider number ${brand.cqc.providerId} (an example: this is a demonstration)`
    : `provider number ${brand.cqc.providerId}`,
}
