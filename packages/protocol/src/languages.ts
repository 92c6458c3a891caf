// Languages that the server can write in, of those that pages speak.

export const LANGUAGES = ['en', 'de'] as const

export type WrittenLanguage = (typeof LANGUAGES)[number]
