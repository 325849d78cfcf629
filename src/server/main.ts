// Entry of the companion. The program is loaded only after memory is tuned, because loading it grows memory already.
import { tuneMemory } from './core/tuneMemory';

tuneMemory();
const { runProgram } = await import('./program/runProgram');
await runProgram();
