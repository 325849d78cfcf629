/** A name of the tz database as people read it: `America/St_Johns` becomes `America / St. Johns` (screens A6.6). */
export function timeZoneName(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ').replaceAll('St ', 'St. ');
}
