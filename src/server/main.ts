// Entry of the companion. The program is loaded only after memory is tuned, because loading it grows memory already.
import { tuneMemory } from './tuneMemory';

tuneMemory();
const { runProgram } = await import('./runProgram');
await runProgram();
