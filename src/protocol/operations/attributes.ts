import type { AttributeDetails } from '../attributes';
import type { AttributeType } from '../enums';
import type { Changed, Id } from '../scalars';
import { mutation, query } from '../operation';

export const attributeOperations = {
  loadAttribute: query('/types/attributes/load.php', 'administrator')<
    {
      typeId: Id;
      attributeId: Id;
      details?: boolean | undefined;
      used?: boolean | undefined;
    },
    { name: string; type: AttributeType; details?: AttributeDetails; used?: boolean }
  >(),
  addAttribute: mutation('/types/attributes/add.php', 'administrator')<
    { typeId: Id; name: string; type: AttributeType; details: AttributeDetails },
    Changed & { attributeId: Id }
  >(),
  editAttribute: mutation('/types/attributes/edit.php', 'administrator')<
    { attributeId: Id; name: string; type: AttributeType; details: AttributeDetails },
    Changed & { attributeId: Id }
  >(),
  /** `was` is what it began with (protocol 10.7). */
  deleteAttribute: mutation('/types/attributes/delete.php', 'administrator')<
    {
      attributeId: Id;
      force?: boolean | undefined;
      was?: { name: string; type: AttributeType; details: AttributeDetails } | undefined;
    },
    null
  >(),
  /** `order`: all attribute ids of the type joined by commas. */
  reorderAttributes: mutation('/types/attributes/reorder.php', 'administrator')<
    { typeId: Id; order: string },
    Changed
  >(),
};
