import { type FormSchema, formSchema } from '@/forms/formSchema';
import { requiredText } from '@/forms/schema';
import { maxLengths } from '@/protocol/limits';
import type { DefinitionContext } from '@/forms/conditions/useDefinitionContext';
import type { AttributeValues, Definition } from './attributeValues';
import { readDefinition } from './readDefinition';

const nameSchema = formSchema({ name: requiredText(maxLengths.name) });

/** The rules of an attribute (screens A2.4); most depend on what stands in other fields. */
export function attributeSchema(
  context: DefinitionContext,
): FormSchema<AttributeValues, Definition> {
  return {
    secretFields: [],
    check: (values) => {
      const named = nameSchema.check({ name: values.name });
      const { details, shown, problems } = readDefinition(values, context);
      const isRight = Object.keys(problems).length === 0;
      return {
        values: { ...values, ...named.values, ...shown },
        problems: { ...named.problems, ...problems },
        sent: named.sent && isRight ? { ...named.sent, type: values.type, details } : null,
      };
    },
  };
}
