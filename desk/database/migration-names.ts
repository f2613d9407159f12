/**
 * Every migration, in order; a released one never changes its name or what it does. Each is a file of this name in
 * `migrations`. The names are separate so that a start can compare them without loading the migrations.
 */
export const migrationNames = [
  '0001-history',
  '0002-messages',
  '0003-subscribers',
  '0004-reviews',
  '0005-wishes',
  '0006-letters',
  '0007-staff',
  '0008-followed',
  '0009-mail-lists',
  '0010-daily-counts',
  '0011-counts-by-name',
  '0012-review-photos',
  '0013-rating-sums',
] as const

export type MigrationName = (typeof migrationNames)[number]
