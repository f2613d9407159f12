import type { ApiContext } from './api-context.ts'
import type { Fields } from './fields.generated.ts'
import type { Nodes } from './nodes.ts'
import type { unservedFields } from './unserved-fields.ts'

/** The schema types that the local store has objects for. */
type TypeName = keyof Fields & keyof Nodes

type Unserved<Type> = Type extends keyof typeof unservedFields
  ? (typeof unservedFields)[Type][number]
  : never
type FieldName<Type extends TypeName> = Exclude<keyof Fields[Type], Unserved<Type>>

type ArgsOf<Field> = Field extends { args: infer Args } ? Args : never
type ResultOf<Field> = Field extends { result: infer Result } ? Result : never

export type Args<Type extends TypeName, Name extends keyof Fields[Type]> = ArgsOf<
  Fields[Type][Name]
>

export type Result<Type extends TypeName, Name extends keyof Fields[Type]> = ResultOf<
  Fields[Type][Name]
>

/** Resolves one field of a type's objects. */
type Resolver<Type extends TypeName, Name extends keyof Fields[Type]> = (
  source: Nodes[Type],
  args: Args<Type, Name>,
  context: ApiContext,
) => Result<Type, Name>

/** Fields that are properties of the object: without a resolver they are fast. */
type HeldName<Type extends TypeName> = {
  [Name in FieldName<Type>]: Name extends keyof Nodes[Type]
    ? Nodes[Type][Name] extends Result<Type, Name>
      ? Name
      : never
    : never
}[FieldName<Type>]

/** The resolvers of one type: optional for fields that the object has as properties. */
export type Table<Type extends TypeName> = {
  readonly [Name in Exclude<FieldName<Type>, HeldName<Type>>]: Resolver<Type, Name>
} & { readonly [Name in HeldName<Type>]?: Resolver<Type, Name> }

export type Tables<Type extends TypeName> = { readonly [Name in Type]: Table<Name> }

/** The tables of all types that need resolvers. */
export type AllTables = {
  readonly [Type in TypeName as object extends Table<Type> ? never : Type]: Table<Type>
}

export type Queries<Name extends keyof Table<'QueryRoot'>> = Pick<Table<'QueryRoot'>, Name>
export type Mutations<Name extends keyof Table<'Mutation'>> = Pick<Table<'Mutation'>, Name>
