export const measureFrame = 'size-16 flex-none'
