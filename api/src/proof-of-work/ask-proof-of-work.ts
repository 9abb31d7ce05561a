import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { PROOF_OF_WORK_HEADER } from '@northloop/contracts';
import { STATUS_OF_CODE } from '../http/errors/api-exception.js';
import { ApiErrorDto } from '../openapi/api-error.dto.js';
import { ProofOfWorkGuard } from './proof-of-work.guard.js';

/** Requires a proof of work on a form's route if the form is sent more often than people would. */
export const AskProofOfWork = () =>
  applyDecorators(
    UseGuards(ProofOfWorkGuard),
    ApiHeader({
      name: PROOF_OF_WORK_HEADER,
      required: false,
      description: 'Answer to the puzzle of an earlier PROOF_REQUIRED, as base64 of its JSON',
    }),
    ApiResponse({
      status: STATUS_OF_CODE.PROOF_REQUIRED,
      type: ApiErrorDto,
      description: 'Too many were sent: send the same request again with the answer to this puzzle',
    }),
  );
