/** What lint refuses by its shape and is not obvious to state; `__tests__/contracts/restrictedSyntax.test.ts` shows each. */

const named = '/access$/i';
const number = 'Literal[raw=/^[0-9]/]';
const comparison = 'BinaryExpression[operator=/^([!=]=|[<>])/]';

/** Access is compared by its names, by whatever way it came. */
export const accessNumbers = {
  selector: [
    `${comparison}:matches([left.name=${named}], [left.property.name=${named}]) > ${number}.right`,
    `${comparison}:matches([right.name=${named}], [right.property.name=${named}]) > ${number}.left`,
    `SwitchStatement:matches([discriminant.name=${named}], [discriminant.property.name=${named}]) > SwitchCase > ${number}.test`,
    `CallExpression[arguments.0.value=${named}][arguments.length=3] > ${number}`,
  ].join(', '),
  message: 'Access has names: Access of @/protocol, and on the server the policies of access.',
};

const sent = 'CallExpression:matches([callee.name="sent"], [callee.property.name="sent"])';

/** A story says which calls were made; to look without saying it would let go of them. */
export const unsaidCalls = {
  selector: [
    `:not(CallExpression[callee.name=/^(expect|inAnyOrder)$/]) > AwaitExpression > ${sent}`,
    `MemberExpression[property.name!="toEqual"] > CallExpression[callee.name="expect"] > AwaitExpression > ${sent}`,
    'MemberExpression[property.name!="toEqual"] > CallExpression[callee.name="expect"] > CallExpression[callee.name="inAnyOrder"]',
    `CallExpression[callee.property.name="toEqual"]:has(AwaitExpression > ${sent}) > CallExpression[callee.object.name="expect"]`,
  ].join(', '),
  message:
    'A story says all calls: expect(await sent()).toEqual([…]), inAnyOrder where they have none.',
};
