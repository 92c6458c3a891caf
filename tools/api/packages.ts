// The pages speak of packages: every module is named as the package whose face it is and begins with its README, types that come
// from schemas are shown as what they say, and whatever a public name is made of is public too.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  Application,
  Comment,
  Converter,
  MinimalSourceFile,
  makeRecursiveVisitor,
  normalizePath,
  type ProjectReflection,
  type ReferenceType,
  ReflectionKind,
  type SomeType,
} from 'typedoc'

const OURS = '@ironbridge/'

export function load(app: Application): void {
  const { converter, logger, options } = app
  converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    const [declaration] = context.getSymbolFromReflection(reflection)?.declarations ?? []
    if (!reflection.kindOf(ReflectionKind.TypeAlias) || !/<typeof \w+>$/.test(declaration?.getText() ?? ''))
      return
    reflection.comment ??= new Comment()
    reflection.comment.modifierTags.add('@useDeclaredType')
  })
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
      const name = project.getSymbolIdFromReflection(module)?.packageName ?? ''
      const folder = `../../packages/${name.replace(OURS, '')}`
      const page = normalizePath(resolve(import.meta.dirname, folder, 'README.md'))
      const text = new MinimalSourceFile(readFileSync(page, 'utf8'), page)
      module.name = name
      module.readme = converter.parseRawComment(text, project.files).content
      project.files.registerReflectionPath(page, module)
    }
  })
  app.on(Application.EVENT_VALIDATE_PROJECT, (project) => {
    for (const line of unexported(project, options.getValue('intentionallyNotExported'))) logger.warn(line)
  })
}

/** TypeDoc itself looks for these in the package of a project alone, and here several packages are one project. */
function unexported(project: ProjectReflection, inner: readonly string[]): string[] {
  const users = new Map<string, string>()
  for (const reflection of Object.values(project.reflections)) {
    const { type } = reflection as { readonly type?: SomeType }
    const reference = (to: ReferenceType): void => {
      if (!to.package?.startsWith(OURS) || to.reflection || to.isIntentionallyBroken()) return
      if (!inner.includes(to.name))
        users.set(`${to.package} does not export ${to.name}`, reflection.getFullName())
    }
    type?.visit(makeRecursiveVisitor({ reference }))
  }
  return Array.from(users, ([missing, user]) => `${missing}, which ${user} is made of.`)
}
