import { brand } from '#content/brand.ts'

/** Loaded before the server in its own process: as if an operator had entered their own facts into the brand file. */
Object.assign(brand, { isExample: false })
Object.assign(brand.cqc, {
  providerId: '1-123456789',
  provider: 'Larch Row Care',
  address: '2 Larch Row, Ferncliff, FC1 4LW',
  registeredManager: 'Morgan Larch',
})
Object.assign(brand.dataProtection, { officer: 'Sage Larch', email: 'privacy@larch.care', icoNumber: 'ZA123456' })
Object.assign(brand.pharmacy, {
  name: 'Larch Row Pharmacy',
  address: '1 Larch Row, Ferncliff',
  premisesNumber: '9011234',
})
Object.assign(brand.pharmacy.superintendent, { name: 'Rowan Larch', number: '2071234' })
