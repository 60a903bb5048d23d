export const partFrame = 'block w-full'
